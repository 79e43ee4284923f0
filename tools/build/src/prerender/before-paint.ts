import { createHash } from 'node:crypto';

/**
 * The one inline script of prerendered pages. It runs before the first paint and
 *
 * - hides a page in another language than the visitor's, or of another URL than the requested one (class `mismatched`): hosts that cannot
 *   choose the file (page-file.ts) send such pages;
 * - hides a notice that the visitor has closed;
 * - records the last button pressed and the boxes ticked before hydration, keeps them from React, which may hear them half hydrated, and
 *   presses them on the event `hydrated` (src/main.tsx). React takes a box's state at hydration as known, so it is put back before the press.
 *   No form is submitted until then; Enter in a field counts as its form's button, except in an empty search.
 *
 * It is inline, because a file would delay the first paint by a round trip, and constant, so that the Content Security Policy allows it by
 * its hash.
 */
export const BEFORE_PAINT = [
  '{const d=document.documentElement,s=new URLSearchParams(location.search),l=s.get("lang");',
  'let k,n=null;try{k=localStorage.getItem("DefaultLanguage");n=sessionStorage.getItem("noticeClosed")}catch{}',
  'const e=l=="en_US"||l!="zh_HK"&&k=="en",p=location.pathname.replace(/\\/+$/,"")||"/index";',
  'if(d.dataset.page!=p||e!=(d.lang=="en")||[...s.keys()].some(x=>!/^(?:lang|utm_[a-z]+|gclid|fbclid)$/.test(x)))d.classList.add("mismatched");',
  'if(n!==null)d.classList.add("noticeClosed");',
  'let b;const q=new Set,c=e=>{const t=e.target.closest("button,[type=checkbox],[type=radio]");',
  'if(t){e.stopPropagation();if(t.type=="checkbox")q.delete(t)||q.add(t);else b=t}},',
  'v=e=>{e.preventDefault();e.stopPropagation();const f=e.target.keyWord;if(f&&!f.value.trim())b=null};',
  'addEventListener("click",c,true);addEventListener("submit",v,true);',
  'addEventListener("hydrated",()=>{removeEventListener("click",c,true);removeEventListener("submit",v,true);',
  'for(const t of b?[...q,b]:q)if(t.isConnected){if("checked"in t)t.checked=!t.checked;t.click()}},{once:true})}',
].join('');

/** Source expression for `script-src`, with its quotes. */
export const BEFORE_PAINT_HASH = `'sha256-${createHash('sha256').update(BEFORE_PAINT).digest('base64')}'`;
