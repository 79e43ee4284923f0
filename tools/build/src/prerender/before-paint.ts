import { createHash } from 'node:crypto';

/**
 * The one inline script of the rendered pages. It runs before anything is painted and hides a page that is in another language than the
 * visitor's, or of another address than the one that was asked for: hosts that cannot choose the file (see `pageFile`) send such pages.
 * It also keeps a notice away that the visitor has closed, and the last press of a button before the code is there: that is done as soon
 * as the page is taken over (event `takeover`, src/main.tsx), and no form leaves the page until then. Enter in a field presses the form's
 * button, too; for an empty search there is nothing to do. Inline, because a file of its own would delay the first paint by a round trip.
 * The text never changes with the content, so a strict content policy allows it by its hash.
 */
export const BEFORE_PAINT = [
  '{const d=document.documentElement,s=new URLSearchParams(location.search),l=s.get("lang");',
  'let k,n=null;try{k=localStorage.getItem("DefaultLanguage");n=sessionStorage.getItem("noticeClosed")}catch{}',
  'const e=l=="en_US"||l!="zh_HK"&&k=="en",p=location.pathname.replace(/\\/+$/,"")||"/index";',
  'if(d.dataset.page!=p||e!=(d.lang=="en")||[...s.keys()].some(x=>!/^(?:lang|utm_[a-z]+|gclid|fbclid)$/.test(x)))d.classList.add("unfit");',
  'if(n!==null)d.classList.add("noticeClosed");',
  'let b;const c=e=>{b=e.target.closest("button")||b},v=e=>{e.preventDefault();const f=e.target.keyWord;if(f&&!f.value.trim())b=null};',
  'addEventListener("click",c,true);addEventListener("submit",v,true);',
  'addEventListener("takeover",()=>{removeEventListener("click",c,true);removeEventListener("submit",v,true);if(b&&b.isConnected)b.click()},{once:true})}',
].join('');

/** Source expression for `script-src`, with its quotes. */
export const BEFORE_PAINT_HASH = `'sha256-${createHash('sha256').update(BEFORE_PAINT).digest('base64')}'`;
