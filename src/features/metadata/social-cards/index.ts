import {constants, readFileSync, existsSync, mkdirSync} from 'node:fs';
import {copyFile, mkdir} from 'node:fs/promises';
import path from 'node:path';
import {createHash} from 'node:crypto';
import {createRequire} from 'node:module';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cardLayout, type CardElement, docCards, postCards} from './cardLayout.ts';
import {inThread} from '../../../shared/threads/inThread.ts';

/** A picture to make. */
export interface CardJob {
  element: CardElement;
  /** Path of the PNG file to write. */
  file: string;
}

const writeCards = inThread<CardJob[], void>(new URL('./writeCards.thread.ts', import.meta.url));

/**
 * Renders the cards whose files are missing, in a thread of its own: the main thread compiles pages
 * meanwhile.
 *
 * @returns a promise that resolves when all files exist and rejects when one cannot be rendered.
 */
async function renderCards(jobs: readonly CardJob[]): Promise<void> {
  const missing = jobs.filter(({file}) => !existsSync(file));
  if (missing.length === 0) return;
  for (const folder of new Set(missing.map(({file}) => path.dirname(file)))) {
    mkdirSync(folder, {recursive: true});
  }
  await writeCards(missing);
}

const require = createRequire(import.meta.url);

/** Packages that decide how a card looks. */
const RENDERERS = ['satori', '@resvg/resvg-js', '@fontsource/inter'].map((name) => {
  const {version} = require(`${name}/package.json`) as {version: string};
  return `${name}@${version}`;
});

/** Returns where a card is kept between builds: another file when anything it shows changes. */
export function cacheFile(folder: string, element: CardElement): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([RENDERERS, element]))
    .digest('hex');
  return path.join(folder, `${hash.slice(0, 20)}.png`);
}

interface PublishedCard extends CardJob {
  /** Site path of the picture. */
  path: string;
}

const CACHE = '.cache/og';
const MARK = 'static/img/mark.svg';

/**
 * Makes a picture for every doc and blog post, shown where the page is shared. Rendering starts
 * when the content is known and goes on while pages are bundled; pictures are kept in `.cache/og`.
 */
export function socialCardsPlugin({siteDir, siteConfig}: LoadContext): Plugin {
  let published: PublishedCard[] = [];
  let rendering: Promise<void> = Promise.resolve();

  return {
    name: 'social-cards',

    allContentLoaded({allContent}) {
      if (process.env.NODE_ENV === 'development') {
        return;
      }
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent;
      const mark = readFileSync(path.join(siteDir, MARK), 'utf8');
      published = [...docCards(docs), ...postCards(blog)].map((card) => {
        const element = cardLayout(card, {siteTitle: siteConfig.title, mark});
        return {path: card.path, element, file: cacheFile(path.join(siteDir, CACHE), element)};
      });
      rendering = renderCards(published);
      // Reported after the build; without a handler here, a failure would end the build unexplained.
      rendering.catch(() => undefined);
    },

    async postBuild({outDir}) {
      await rendering;
      await Promise.all(
        published.map(async (card) => {
          const target = path.join(outDir, card.path);
          await mkdir(path.dirname(target), {recursive: true});
          await copyFile(card.file, target, constants.COPYFILE_FICLONE);
        }),
      );
    },
  };
}
