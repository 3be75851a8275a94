import {existsSync} from 'node:fs';
import {readSettings} from './readSettings.ts';

if (existsSync('.env')) {
  process.loadEnvFile('.env');
}

/** The site's validated configuration: the environment over `.env` over defaults. */
export const site = readSettings(process.env);

/** Without a trailing slash. */
export const repository = site.DOCS_REPOSITORY_URL.replace(/\/$/, '');

/** Where "Edit this page" leads; Docusaurus appends the path of the file. */
export const editUrl = `${repository}/edit/main/`;

/** Page of a new issue; takes `title` and `body`. */
export const newIssueUrl = `${repository}/issues/new`;

/** What the end of a page needs in the browser. */
export interface PageEndSettings {
  newIssueUrl: string;
  /** Address that receives answers to "Was this page helpful?", empty for none. */
  feedbackUrl: string;
}

export const pageEnd = {
  newIssueUrl,
  feedbackUrl: site.DOCS_FEEDBACK_URL ?? '',
} satisfies PageEndSettings;

/** Name of the site: in the navbar, in titles and where pages are shared. */
export const siteTitle = 'Eppo documentation';
