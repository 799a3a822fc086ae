interface Download {
  /** Its number in the archive. */
  work?: string;
  author?: string;
}

/** A page as downloads of Archive of Our Own are made, with words of our own: a work of two chapters with notes. */
export function archiveDownload({ work = '123', author = 'Mara' }: Download = {}): string {
  const chapter = (title: string, before: string, after: string) => `<div class="meta group"><h2 class="heading">${title}</h2>
    ${before && `<p>Chapter Notes</p><blockquote class="userstuff"><p>${before}</p></blockquote>`}</div>
    <div class="userstuff"><p>Words of chapter ${title}.</p></div>
    ${after && `<div class="meta"><p>Chapter End Notes</p><blockquote class="userstuff"><p>${after}</p></blockquote></div>`}`;
  return `<html><body><div id="preface"><p class="message"><b>Tides</b>
    Posted originally at <a href="http://archiveofourown.org/works/${work}">http://archiveofourown.org/works/${work}</a>.</p>
    <div class="meta"><dl class="tags"><dt>Rating:</dt><dd><a>Teen And Up Audiences</a></dd><dt>Fandom:</dt><dd><a>Tidewater</a></dd>
    <dt>Additional Tags:</dt><dd><a>Slow Burn</a></dd><dt>Language:</dt><dd>English</dd>
    <dt>Series:</dt><dd>Part 2 of <a>The Sea</a></dd>
    <dt>Stats:</dt><dd>Published: 2019-05-05 Completed: 2020-01-02 Words: 8 Chapters: 2/2</dd></dl>
    <h1>Tides</h1><div class="byline">by <a rel="author">${author}</a></div>
    <p>Summary</p><blockquote class="userstuff"><p>Of tides.</p></blockquote>
    <p>Notes</p><blockquote class="userstuff"><p>Thanks.</p></blockquote></div></div>
    <div id="chapters" class="userstuff">${chapter('One', 'Mind the step.', '')}${chapter('Two', '', 'More soon.')}</div></body></html>`;
}
