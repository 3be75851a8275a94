import {useEffect, useRef, useState, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {counted} from '../../../shared/format.ts';
import type {PrintedSection} from '../index.ts';
import {assemble} from './assemble.ts';
import styles from './styles.lazy.module.css';

interface Choice {
  label: string;
  pages: readonly string[];
  /** What the address asks for it with. */
  query: string;
}

function choicesOf(sections: readonly PrintedSection[], page: string | null): Choice[] {
  const all = [...new Set(sections.flatMap(({pages}) => pages))];
  const around = sections.filter(({pages}) => page === null || pages.includes(page));
  return [
    ...(page !== null && all.includes(page)
      ? [{label: 'This page', pages: [page], query: `?page=${page}`}]
      : []),
    ...around.map(({id, label, pages}) => ({label, pages, query: `?section=${id}`})),
    {label: 'All pages', pages: all, query: '?section=all'},
  ];
}

/** Puts pages one after the other, with a list of contents that names sheets of paper. */
function PrintedPages({label, pages}: Choice): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState(0);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');

  useEffect(() => {
    const stop = new AbortController();
    assemble(place.current!, label, pages, setLoaded, stop.signal).then(
      () => setState('ready'),
      () => {
        if (!stop.signal.aborted) setState('failed');
      },
    );
    return () => stop.abort();
  }, [label, pages]);

  return (
    <>
      <p role="status" className={styles.bar}>
        {state === 'loading' && `Loading ${loaded} of ${counted(pages.length, 'page')}…`}
        {state === 'ready' && `${counted(pages.length, 'page')}, ready to print.`}
        {state === 'failed' &&
          'The pages could not be loaded. Check your network connection and reload.'}
      </p>
      {state === 'ready' && (
        <button
          type="button"
          className="button button--primary margin-bottom--md"
          onClick={() => window.print()}
        >
          Print or save as PDF
        </button>
      )}
      <div ref={place} className={styles.pages} />
    </>
  );
}

function PrintContent({sections}: {sections: readonly PrintedSection[]}): ReactNode {
  const {search} = useLocation();
  const isBrowser = useIsBrowser();
  const query = isBrowser ? search : '';
  const choices = choicesOf(sections, new URLSearchParams(query).get('page'));
  const chosen = choices.find((choice) => choice.query === decodeURIComponent(query));
  return (
    <main className="container margin-vert--lg">
      <PageMetadata
        title="Print or save as PDF"
        description="A page, a section or all of the documentation on paper, with a list of contents."
      />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <div className={styles.bar}>
        <Heading as="h1">Print or save as PDF</Heading>
        <ul className="markdown">
          {choices.map(({label, pages, query: address}) => (
            <li key={address}>
              {/* A full page load: the pages of another choice are gone with it. */}
              <a href={address} aria-current={address === chosen?.query ? 'page' : undefined}>
                {label}
              </a>{' '}
              ({counted(pages.length, 'page')})
            </li>
          ))}
        </ul>
        <noscript>
          <p>Putting pages together needs JavaScript. Without it, print each page by itself.</p>
        </noscript>
      </div>
      {chosen && <PrintedPages {...chosen} />}
    </main>
  );
}

export default function PrintPage({sections}: {sections: readonly PrintedSection[]}): ReactNode {
  return (
    <Layout>
      <PrintContent sections={sections} />
    </Layout>
  );
}
