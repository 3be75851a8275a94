import {ticks} from 'd3-array';

/** Maps data to percent of the plot, 0 at the start of the axis. */
interface Scale {
  position: (value: number) => number;
  ticks: number[];
}

/** A linear axis that covers `values` and, when asked, 0; ticks at round numbers. */
export function linearScale(values: readonly number[], tickCount = 5, fromZero = false): Scale {
  const low = Math.min(...values, ...(fromZero ? [0] : []));
  const high = Math.max(...values, ...(fromZero ? [0] : []));
  const span = high - low || Math.abs(high) || 1;
  const start = high === low && !fromZero ? low - span / 2 : low;
  return {
    position: (value) => Math.min(100, Math.max(0, (100 * (value - start)) / span)),
    ticks: ticks(start, start + span, tickCount),
  };
}
