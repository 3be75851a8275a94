import * as z from 'zod';
import {dataFile} from '../../../shared/dataFile.ts';
import {sdkManifest} from '../readManifest.ts';

/** One tab of `<SdkInstall>`. */
type SdkInstallCommand = {
  value: string;
  label: string;
  language: string;
  code: string;
  note?: string;
};

const FILE = 'src/features/sdks/installers.yaml';

const kindSchema = z.strictObject({
  starts: z.string(),
  value: z.string(),
  label: z.string(),
  language: z.string(),
});

const readKinds = dataFile(FILE, z.array(kindSchema), Object.keys(kindSchema.shape));

const RE_REMARK = /\s+\(([^()]+)\)$/;

function command(text: string, version: string): SdkInstallCommand {
  const kind = readKinds().find(({starts}) => text.startsWith(starts));
  if (!kind) {
    throw new Error(`No tab fits the install command "${text}": add its tool to ${FILE}.`);
  }
  const {starts: _, ...tab} = kind;
  const note = RE_REMARK.exec(text)?.[1];
  const code = text.replace(RE_REMARK, '').replace('{version}', version);
  return {...tab, code, ...(note ? {note} : {})};
}

/** Several commands for one tool share a tab, one per line. */
function merge(commands: readonly SdkInstallCommand[]): SdkInstallCommand[] {
  const tabs: SdkInstallCommand[] = [];
  for (const each of commands) {
    const tab = tabs.find(({value}) => value === each.value);
    if (!tab) tabs.push({...each});
    else {
      tab.code = `${tab.code}\n${each.code}`;
      tab.note ??= each.note && `The last line: ${each.note}.`;
    }
  }
  return tabs;
}

/** The commands that install an SDK, one per package manager, in the manifest's order. */
export function installData(sdk: string): SdkInstallCommand[] {
  const {install, latestVersion} = sdkManifest(sdk);
  return merge(install.map((text) => command(text, latestVersion)));
}
