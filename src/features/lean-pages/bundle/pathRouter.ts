/** Stands in for `react-router-dom` where Docusaurus chooses between addresses as paths and behind a hash. */
export {BrowserRouter, BrowserRouter as HashRouter} from 'react-router-dom';
