import {site} from './index.ts';

/** Without a trailing slash. */
export const repository = site.DOCS_REPOSITORY_URL.replace(/\/$/, '');

/** Where "Edit this page" leads; Docusaurus appends the path of the file. */
export const editUrl = `${repository}/edit/main/`;

/** Page of a new issue; takes `title` and `body`. */
export const newIssueUrl = `${repository}/issues/new`;
