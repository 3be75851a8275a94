import type {ReactNode} from 'react';
import {PARTIAL_NOTE} from '../../components/Search/partialNote';
import styles from './styles.lazy.module.css';

/** Stays in sight below results that were found without the text of the pages. */
export default function PartialNote(): ReactNode {
  return <p className={styles.partial}>{PARTIAL_NOTE}</p>;
}
