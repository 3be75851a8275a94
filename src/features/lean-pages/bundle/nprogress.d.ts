declare module 'nprogress' {
  export interface NProgress {
    configure(options: {showSpinner: boolean}): NProgress;
    start(): NProgress;
    done(): NProgress;
  }

  const bar: NProgress;
  export default bar;
}
