import {sdkManifest} from '../readManifest.ts';

/** One tab of `<SdkInstall>`. */
type SdkInstallCommand = {
  value: string;
  label: string;
  language: string;
  code: string;
  note?: string;
};

type Kind = {starts: RegExp; value: string; label: string; language: string};

const kinds: readonly Kind[] = [
  {starts: /^npm /, value: 'npm', label: 'npm', language: 'bash'},
  {starts: /^yarn /, value: 'yarn', label: 'Yarn', language: 'bash'},
  {starts: /^pnpm /, value: 'pnpm', label: 'pnpm', language: 'bash'},
  {starts: /^bun /, value: 'bun', label: 'Bun', language: 'bash'},
  {starts: /^<script/, value: 'cdn', label: 'CDN', language: 'html'},
  {starts: /^pip /, value: 'pip', label: 'pip', language: 'bash'},
  {starts: /^go /, value: 'go', label: 'Go modules', language: 'bash'},
  {starts: /^implementation /, value: 'gradle', label: 'Gradle', language: 'groovy'},
  {starts: /^<dependency/, value: 'maven', label: 'Maven', language: 'xml'},
  {starts: /^gem install/, value: 'gem', label: 'RubyGems', language: 'bash'},
  {starts: /^gem '/, value: 'bundler', label: 'Gemfile', language: 'ruby'},
  {starts: /^composer /, value: 'composer', label: 'Composer', language: 'bash'},
  {starts: /^dotnet /, value: 'dotnet', label: '.NET CLI', language: 'bash'},
  {starts: /^cargo /, value: 'cargo', label: 'Cargo', language: 'bash'},
  {starts: /^\{:/, value: 'mix', label: 'mix.exs', language: 'elixir'},
  {starts: /^dart /, value: 'dart', label: 'Dart', language: 'bash'},
  {starts: /^flutter /, value: 'flutter', label: 'Flutter', language: 'bash'},
  {starts: /^\.package/, value: 'swiftpm', label: 'Package.swift', language: 'swift'},
];

const RE_REMARK = /\s+\(([^()]+)\)$/;

function formatXml(code: string): string {
  return code.replace(/><(?!\/)/g, '>\n  <').replace('</dependency>', '\n</dependency>');
}

function command(text: string, version: string): SdkInstallCommand {
  const kind = kinds.find((each) => each.starts.test(text));
  if (!kind) {
    throw new Error(
      `No tab fits the install command "${text}": add its tool to src/features/sdks/views/install.ts.`,
    );
  }
  const note = RE_REMARK.exec(text)?.[1];
  const plain = text.replace(RE_REMARK, '').replace('{version}', version);
  const closed = plain.startsWith('<script') ? `${plain}</script>` : plain;
  const code = kind.language === 'xml' ? formatXml(closed) : closed;
  const {value, label, language} = kind;
  return {value, label, language, code, ...(note ? {note} : {})};
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
