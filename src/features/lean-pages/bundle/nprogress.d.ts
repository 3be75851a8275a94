declare module 'nprogress/nprogress.js' {
  interface Bar {
    configure: (options: object) => Bar;
    start: () => Bar;
    done: () => Bar;
  }

  const bar: Bar;
  export default bar;
}
