import {describe, expect, it} from 'vitest';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {cacheFile} from '../../src/features/metadata/social-cards/index.ts';
import {
  CARD_SIZE,
  cardLayout,
  docCards,
} from '../../src/features/metadata/social-cards/cardLayout.ts';
import {cardPath} from '../../src/shared/paths.ts';
import {renderCard} from '../../src/features/metadata/social-cards/writeCards.thread.ts';

const brand = {
  siteTitle: 'Docs',
  mark: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
};

function element(title: string) {
  return cardLayout({path: '/img/social/a.png', title, trail: ['SDKs']}, brand);
}

describe('a social card', () => {
  it('has an address like its page', () => {
    expect(cardPath('docs/sdks/sdk-keys.mdx')).toBe('/img/social/docs/sdks/sdk-keys.png');
  });

  it('names the way to its page, without the page itself', () => {
    const content = {
      loadedVersions: [
        {
          docs: [
            {id: 'sdks/keys', title: 'Keys', frontMatter: {image: '/keys.png'}},
            {id: 'draft', title: 'No picture', frontMatter: {}},
          ],
          sidebars: {
            docs: [
              {type: 'category', label: 'SDKs', items: [{type: 'doc', id: 'sdks/keys'}]},
              {type: 'doc', id: 'draft'},
            ],
          },
        },
      ],
    } as unknown as LoadedContent;
    expect(docCards(content)).toEqual([{path: '/keys.png', title: 'Keys', trail: ['SDKs']}]);
  });

  it('is kept until what it shows changes', () => {
    expect(cacheFile('cache', element('One'))).toBe(cacheFile('cache', element('One')));
    expect(cacheFile('cache', element('One'))).not.toBe(cacheFile('cache', element('Two')));
  });

  it('is a PNG of the size that pages announce', async () => {
    const png = await renderCard(element('A title as long as they may become, sixty characters'));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect({width: png.readUInt32BE(16), height: png.readUInt32BE(20)}).toEqual(CARD_SIZE);
  });

  it('fails for a title that the font cannot show, and names the characters', async () => {
    await expect(renderCard(element('Title 漢'))).rejects.toThrow('lacks "漢"');
  });
});
