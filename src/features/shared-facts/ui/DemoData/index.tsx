import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

/** The one remark about results of the demo data, for below the first table of a page. */
export default function DemoData(): ReactNode {
  return (
    <p className="quiet">
      Computed from the <Link to="/data-management/demo-dataset/">demo data set</Link>. Its ten
      subjects show how a number comes about; they say nothing about which variation is better. In
      the SQL, <Link to="/data-management/demo-dataset/#who-is-analyzed">subjects</Link> is the view
      of who is analyzed.
    </p>
  );
}
