/** The address of a thread's entry file; provided by vite.config.ts. */
declare module '*?thread' {
  const address: string;
  export default address;
}
