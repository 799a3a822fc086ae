/**
 * A script for the head of pages that loads the face of stories at once where one is read or begun: other pages can do
 * without it.
 * @param file the address of the face.
 */
export const readingFontScript = (file: string) =>
  `if(/^\\/((fan-fiction\\/)?story\\/|creative-writing|storyweave)/.test(location.pathname)){let l=document.createElement('link');Object.assign(l,{rel:'preload',as:'font',type:'font/woff2',crossOrigin:'anonymous',href:${JSON.stringify(file)}});document.head.append(l)}`;
