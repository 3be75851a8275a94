import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {loadExternalAssistant} from '../../src/features/assistant/externalAssistant.ts';
import {assistantSources, externalAssistantOf} from '../../src/features/assistant/settings.ts';

const SETTINGS = {
  DOCS_ASSISTANT_SCRIPT: 'https://widget.example/loader.js',
  DOCS_ASSISTANT_SERVER: 'https://api.example/v1',
  DOCS_ASSISTANT_ID: '42',
};

const INTEGRITY = 'sha384-abc';

/** The parts of a page that the loader uses. */
function fakePage() {
  const attributes: Record<string, string> = {};
  const script = {
    setAttribute: (name: string, value: string) => void (attributes[name] = value),
    remove: vi.fn(),
    onload: () => undefined,
    onerror: () => undefined,
    src: '',
    integrity: '',
    crossOrigin: '',
  };
  const append = vi.fn();
  const page = {createElement: () => script, head: {append}} as unknown as Document;
  return {page, script, attributes, append};
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the external assistant', () => {
  const widget = externalAssistantOf({...SETTINGS, DOCS_ASSISTANT_INTEGRITY: INTEGRITY})!;

  it('is configured by attributes of its script', async () => {
    const {page, script, attributes, append} = fakePage();
    const loading = loadExternalAssistant(widget, page);
    expect(append).toHaveBeenCalledWith(script);
    expect(attributes).toMatchObject({
      'runllm-server-address': SETTINGS.DOCS_ASSISTANT_SERVER,
      'runllm-assistant-id': '42',
      'runllm-position': 'BOTTOM_RIGHT',
      'runllm-keyboard-shortcut': 'Mod+j',
      'runllm-theme-color': '#4338ca',
      'runllm-name': 'Eppo documentation',
    });
    expect(script).toMatchObject({
      src: SETTINGS.DOCS_ASSISTANT_SCRIPT,
      integrity: INTEGRITY,
      crossOrigin: 'anonymous',
    });
    script.onload();
    await expect(loading).resolves.toBeUndefined();
  });

  it('fails when its script cannot be loaded', async () => {
    const {page, script} = fakePage();
    const loading = loadExternalAssistant(widget, page);
    script.onerror();
    await expect(loading).rejects.toThrow('could not be loaded');
    expect(script.remove).toHaveBeenCalled();
  });

  it('fails when its script takes more than 10 seconds', async () => {
    const {page, script} = fakePage();
    const outcome = loadExternalAssistant(widget, page).catch((error: Error) => error.message);
    vi.advanceTimersByTime(9_999);
    expect(script.remove).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(await outcome).toContain('did not arrive');
    expect(script.remove).toHaveBeenCalled();
  });

  it('is absent, and needs no host, until it is configured', () => {
    expect(externalAssistantOf({})).toBeUndefined();
    expect(assistantSources({})).toEqual({});
  });

  it('tells the hosts it needs', () => {
    expect(assistantSources(SETTINGS)).toEqual({
      scriptSrc: ['https://widget.example'],
      connectSrc: ['https://widget.example', 'https://api.example'],
    });
  });
});
