import type {ReactNode} from 'react';
import styles from '../styles.module.css';

/** What a chart looks like from afar: its lines, and what is filled. */
const DRAWINGS = {
  bars: [
    'M84 4V44',
    'M8 42V30h12v12zM24 42V18h12v24zM40 42V8h12v34zM56 42V16h12v26zM72 42V26h12v16zM88 42V34h12v8z',
  ],
  bell: ['M4 42C38 42 42 8 60 8s22 34 56 34', 'M4 42C38 42 42 8 60 8s22 34 56 34z'],
  bells: [
    'M4 42C28 42 30 10 44 10s16 32 40 32M32 42C56 42 60 10 76 10s16 32 40 32',
    'M32 42C56 42 60 10 76 10s16 32 40 32z',
  ],
  check: ['M44 25l11 10 22-24', 'M12 4h96v40H12z'],
  dots: [
    'M6 16H114',
    'M14 5h6v6h-6zM32 24h6v6h-6zM50 32h6v6h-6zM68 22h6v6h-6zM86 36h6v6h-6zM102 28h6v6h-6z',
  ],
  fork: ['M8 24H44C60 24 60 10 76 10H112M44 24C60 24 60 38 76 38H112', 'M76 4h36v12H76z'],
  intervals: ['M60 3V45', 'M68 7h40v6H68zM46 21h48v6H46zM22 35h60v6H22z'],
  lines: [
    'M6 38C30 36 60 30 70 26S100 10 114 8M6 40C40 38 80 34 114 32',
    'M70 26S100 10 114 8V32C90 34 80 34 70 35z',
  ],
  split: ['M106 5V43', 'M6 10h100v11H6zM6 27h93v11H6z'],
  steps: ['M6 42H22V34H40V28H58V20H80V14H114', 'M6 42H22V34H40V28H58V20H80V14H114V42z'],
  table: ['M8 18H112M8 31H112M8 44H112M46 5V44', 'M8 5h104v13H8z'],
} as const;

/** A small drawing of the chart that a page shows. */
export default function Thumbnail({of}: {of: keyof typeof DRAWINGS}): ReactNode {
  const [lines, area] = DRAWINGS[of];
  return (
    <svg className={styles.thumbnail} viewBox="0 0 120 48" aria-hidden="true">
      <path className={styles.area} d={area} />
      <path d={lines} />
    </svg>
  );
}
