import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {EXAMPLE_NAMES} from '../../examples/names.ts';
import type {ExampleReport} from '../../start.ts';
import Sentence from '../Sentence.tsx';
import Waterfall from '../Waterfall/index.tsx';
import styles from './styles.lazy.module.css';

interface Props {
  /** Computed while building from the names of an example and of a subject. */
  data: ExampleReport;
}

/** What a subject of an example gets and why, as a figure that leads to the playground. */
export default function FlagExample({data: {example, report}}: Props): ReactNode {
  return (
    <figure className={styles.figure}>
      <figcaption>
        <p>
          <Sentence parts={report.sentence} />
        </p>
      </figcaption>
      <Waterfall allocations={report.allocations} totalShards={report.totalShards} />
      <p className={styles.link}>
        <Link to={`/feature-flagging/playground/?example=${example}`}>
          Change it in the playground: {EXAMPLE_NAMES[example].toLowerCase()}
        </Link>
      </p>
    </figure>
  );
}
