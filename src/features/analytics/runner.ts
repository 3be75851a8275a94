import type {ToolName} from './settings.ts';

/** A page as the router shows it. */
export interface Page {
  pathname: string;
  search: string;
  title: string;
}

/** A page view as it is reported: without queries, which hold what readers search for. */
export interface Visit {
  path: string;
  url: string;
  title: string;
  /** Where the reader came from; empty when unknown. */
  referrer: string;
}

/** Returns an address without its query and hash. */
export function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/s, '');
}

/** Describes the visit of a page for analytics. */
export function createVisit(page: Page, origin: string, referrer: string): Visit {
  return {
    path: page.pathname,
    url: origin + page.pathname,
    // The title of a page may repeat its query, as that of the search page does.
    title: page.search ? page.pathname : page.title,
    referrer: withoutQuery(referrer),
  };
}

/** A running tool. */
export interface Tool {
  visit: (visit: Visit) => void;
  /** Stops sending and removes what the tool stored in the browser. */
  stop: () => void;
}

interface Runner {
  /** Tells the running tools that the reader sees another page. */
  visit: (visit: Visit) => void;
  /** Starts and stops tools, so that exactly the named ones run. */
  run: (names: readonly ToolName[]) => void;
}

/** A tool that fails is the tool's problem, never the reader's. */
function quietly(action: () => void): void {
  try {
    action();
  } catch {
    // Nothing to tell the reader: the page does not depend on it.
  }
}

/**
 * Creates what starts and stops analytics tools. A tool that starts reports the page in sight.
 *
 * @param load resolves with the function that starts a tool; may be called again after a stop.
 */
export function createRunner(load: (name: ToolName) => Promise<() => Tool>): Runner {
  const wanted = new Set<ToolName>();
  const running = new Map<ToolName, Tool>();
  let current: Visit | undefined;

  const start = async (name: ToolName): Promise<void> => {
    const startTool = await load(name);
    // The reader may have changed their mind meanwhile.
    if (wanted.has(name) && !running.has(name)) {
      quietly(() => {
        const tool = startTool();
        running.set(name, tool);
        if (current) {
          tool.visit(current);
        }
      });
    }
  };

  return {
    visit(visit) {
      current = visit;
      for (const tool of running.values()) {
        quietly(() => tool.visit(visit));
      }
    },
    run(names) {
      for (const name of [...wanted].filter((one) => !names.includes(one))) {
        wanted.delete(name);
        const tool = running.get(name);
        running.delete(name);
        quietly(() => tool?.stop());
      }
      for (const name of names.filter((one) => !wanted.has(one))) {
        wanted.add(name);
        start(name).catch(() => wanted.delete(name));
      }
    },
  };
}
