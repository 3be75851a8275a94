/** Stands in for components of Docusaurus that the settings of the site leave unused. */
export default function NoComponent(): null {
  return null;
}
