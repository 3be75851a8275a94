import type {ToolName} from './settings.ts';
import type {Visit} from './visit.ts';

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
