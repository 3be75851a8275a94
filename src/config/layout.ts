import type {ThemeConfig} from '@docusaurus/preset-classic';
import {privacyButton} from '../features/analytics/privacyButton.ts';
import {analytics} from './analytics.ts';
import {site} from '../site/index.ts';
import {siteTitle} from '../site/title.ts';

export const navbar = {
  title: siteTitle,
  logo: {alt: '', src: 'img/mark.svg', width: 28, height: 28},
  items: [
    {to: '/quick-starts/', label: 'Quick starts', position: 'left'},
    {to: '/blog/', label: 'Blog', position: 'left'},
    {href: site.DOCS_REPOSITORY_URL, label: 'Repository', position: 'right'},
  ],
} satisfies ThemeConfig['navbar'];

export const footer = {
  style: 'light',
  links: [
    {
      title: 'Quick links',
      items: [
        {label: 'Initial setup', to: '/setup-quickstart/'},
        {label: 'Feature flag quick start', to: '/feature-flag-quickstart/'},
        {label: 'Experiment quick start', to: '/experiment-quickstart/'},
      ],
    },
    {
      title: 'Reference',
      items: [
        {label: 'API reference', to: '/reference/api/'},
        {label: 'Security', to: '/reference/architecture-and-security/'},
      ],
    },
    {
      title: 'This site',
      items: [
        {label: 'Blog', to: '/blog/'},
        {label: 'Accessibility', to: '/accessibility/'},
        {label: 'Source and corrections', href: site.DOCS_REPOSITORY_URL},
        {
          html: '<button type="button" class="clean-btn footer__link-item" data-keyboard-help>Keyboard shortcuts <kbd>?</kbd></button>',
        },
        ...(analytics?.requiresConsent ? [{html: privacyButton}] : []),
      ],
    },
  ],
  copyright:
    'An independent documentation site. Eppo is a trademark of its owner, used here only to name the product.',
} satisfies ThemeConfig['footer'];
