import {execFileSync, spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** Tells whether nginx can run here. */
export function isNginxInstalled(): boolean {
  return spawnSync('nginx', ['-v'], {stdio: 'ignore'}).status === 0;
}

/** Folder of nginx's own configuration, which holds its media types. */
function configurationFolder(): string {
  const {stderr} = spawnSync('nginx', ['-V'], {encoding: 'utf8'});
  return path.dirname(/--conf-path=(\S+)/.exec(stderr)?.[1] ?? '/etc/nginx/nginx.conf');
}

export interface RunningNginx {
  /** Unix socket it answers on. */
  socket: string;
  /** What it has logged of agents. */
  agents: () => string;
  stop: () => void;
}

/**
 * Starts nginx with a configuration of the site.
 *
 * @param config file made for the `http` block; its folder and port are replaced.
 * @param root folder with the built site.
 * @throws Error with nginx's message when it does not accept the configuration.
 */
export function startNginx(config: string, root: string): RunningNginx {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const socket = path.join(folder, 'socket');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n');
  const site = readFileSync(config, 'utf8')
    .replace(/listen \d+;/, `listen unix:${socket};`)
    .replace(/root [^;]+;/, `root ${path.resolve(root)};`)
    .replaceAll('/var/log/nginx/', `${folder}/`);
  // One process under the user who runs the tests, who alone may be able to read the build.
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `master_process off;
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
include ${configurationFolder()}/mime.types;
${temporary}
${site}
}
`,
  );
  const nginx = (...args: string[]): void => {
    execFileSync('nginx', ['-p', folder, '-c', 'nginx.conf', ...args], {stdio: 'pipe'});
  };
  nginx('-t');
  // Returns when the socket is open: the process goes on in the background.
  nginx();
  return {
    socket,
    agents: () => readFileSync(path.join(folder, 'agents.log'), 'utf8'),
    stop: () => {
      nginx('-s', 'stop');
      rmSync(folder, {recursive: true});
    },
  };
}
