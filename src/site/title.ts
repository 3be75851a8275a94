/** Name of the site: in the navbar, in titles and where pages are shared. */
export const siteTitle = 'Eppo documentation';
