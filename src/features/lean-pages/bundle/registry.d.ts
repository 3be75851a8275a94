declare module '@generated/registry.js' {
  import registry from '@generated/registry';

  export default registry;
}
