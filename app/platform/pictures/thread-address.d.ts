/** The address of a file that a thread of the server starts from; made by vite.config.ts. */
declare module '*?thread' {
  const address: string;
  export default address;
}
