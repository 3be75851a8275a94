export interface NewSdk {
  /** Name of its folder and manifest, such as `react-native`. */
  name: string;
  /** What a reader calls the language or platform. */
  title: string;
  side: 'client' | 'server';
  /** Language of the highlighter. */
  highlight: string;
  /** Command that installs it; its last word is the package. */
  install: string;
}

/** Returns the entry of an SDK for the end of `sdks.yaml`. */
export function sdkEntry({name, title, side, highlight}: NewSdk): string {
  return `
${name}:
  title: ${title}
  pages: ${side}-sdks/${name}
  highlight: ${highlight}
`;
}

function manifestText({name, title, install}: NewSdk, packageName: string): string {
  const manifest = {
    sdk: name,
    language: title,
    package: packageName,
    registry: 'Name of the registry',
    latestVersion: '0.0.0',
    versionSource: 'newest release tag v0.0.0 (2000-01-01) of the repository',
    install: [install],
    import: `What a file starts with to use ${packageName}`,
    symbols: [
      {
        name: 'init',
        kind: 'function',
        signature: 'init(config)',
        params: [
          {name: 'config', type: 'Config', required: true, default: null, meaning: 'the SDK key'},
        ],
        returns: 'Client',
        throws: [],
        since: null,
      },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function introText({name, title}: NewSdk): string {
  return `---
title: ${title} SDK
description: What the ${title} SDK provides, which versions it needs, what it cannot do yet, and which page to read next.
sidebar_label: Overview
sidebar_position: 1
kind: explanation
keywords: [${title.toLowerCase()} sdk]
---

Say where the ${title} SDK evaluates flags, how it learns of changes, and what a call costs.

<SdkVersion sdk="${name}" />
`;
}

function quickstartText({name, title}: NewSdk): string {
  return `---
title: ${title} quickstart
description: Install the ${title} SDK, start it with an SDK key, read a first flag and log the assignment for your experiments.
sidebar_label: Quickstart
sidebar_position: 2
kind: tutorial
keywords: [install ${title.toLowerCase()} sdk]
---

Install the ${title} SDK and start it: at the end, your program reads its first flag.

<BeforeYouStart role="Engineer" time="10 minutes">

- an [SDK key](/sdks/sdk-keys/)

</BeforeYouStart>

## Install

<SdkInstall sdk="${name}" />

## Start the client

<SdkSignature sdk="${name}" name="init" />
`;
}

/** Returns the files of an SDK to start from, by path: the site builds with them. */
export function sdkFiles(sdk: NewSdk): Record<string, string> {
  const folder = `docs/sdks/${sdk.side}-sdks/${sdk.name}`;
  const packageName = /([^\s'"]+)['"]?$/.exec(sdk.install)?.[1] ?? sdk.name;
  return {
    [`src/features/sdks/manifests/${sdk.name}.json`]: manifestText(sdk, packageName),
    [`${folder}/_category_.json`]: `{"label": ${JSON.stringify(sdk.title)}}\n`,
    [`${folder}/intro.mdx`]: introText(sdk),
    [`${folder}/quickstart.mdx`]: quickstartText(sdk),
    [`${folder}/claims.yaml`]:
      '# Evidence for what these pages say about failure, repetition and offline use.\n' +
      'sources: {}\nclaims: []\n',
  };
}
