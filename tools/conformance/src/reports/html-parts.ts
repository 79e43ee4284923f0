export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');
}

export const STYLE = `
:root{color-scheme:light dark;--ink:#0e1a33;--ink-2:#3f4a66;--paper:#fff;--mist:#f4f7fb;--line:#dce3ef;--control:#7a859f;--azul:#1b45c4;
--ok:#0b7a5b;--ok-soft:#ddf5eb;--warn:#8a5200;--warn-soft:#fff1d6;--error:#b3202f;--error-soft:#fde8ea}
@media (prefers-color-scheme:dark){:root{--ink:#edf1fa;--ink-2:#b3bdd6;--paper:#0e1526;--mist:#172138;--line:#2b3859;--control:#8793b5;--azul:#9db6ff;
--ok:#6fdcb6;--ok-soft:#0f3a2f;--warn:#ffc76b;--warn-soft:#41300c;--error:#ff9aa5;--error-soft:#47161d}}
*{box-sizing:border-box}
body{font:16px/1.55 system-ui,"Noto Sans","Noto Sans CJK HK",sans-serif;color:var(--ink);background:var(--paper);margin:0 auto;max-width:1240px;padding:40px 24px 80px}
h1{font-size:30px;line-height:1.2;margin:0 0 4px}h2{font-size:21px;margin:48px 0 12px}
p{margin:0 0 12px;max-width:76ch}.meta{color:var(--ink-2)}a{color:var(--azul)}
.verdict{border-radius:12px;padding:16px 20px;font-size:18px;margin:24px 0;font-weight:600}
.good{background:var(--ok-soft);color:var(--ok)}.bad{background:var(--error-soft);color:var(--error)}.half{background:var(--warn-soft);color:var(--warn)}
dl.counts{display:flex;flex-wrap:wrap;gap:12px;margin:0}dl.counts div{background:var(--mist);border-radius:12px;padding:12px 20px;min-width:120px}
dl.counts dt{color:var(--ink-2);font-size:14px}dl.counts dd{margin:0;font-size:26px;font-weight:600;font-variant-numeric:tabular-nums}
ul.notes{background:var(--warn-soft);color:var(--ink);border-radius:12px;padding:12px 20px 12px 40px;margin:24px 0}
form{display:flex;flex-wrap:wrap;gap:12px 16px;align-items:end;margin:0 0 16px}
label{display:block;font-size:14px;color:var(--ink-2)}
input,select{font:inherit;color:var(--ink);background:var(--paper);border:1px solid var(--control);border-radius:8px;padding:6px 10px;min-height:40px;max-width:100%}
input{width:min(320px,80vw)}
:focus-visible{outline:3px solid var(--azul);outline-offset:2px}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{text-align:left;vertical-align:top;padding:8px 16px 8px 0;border-bottom:1px solid var(--line)}
th{white-space:nowrap;font-size:14px;color:var(--ink-2)}th button{all:unset;cursor:pointer;padding:4px 0}th button:focus-visible{outline:3px solid var(--azul)}
th[aria-sort=ascending] button::after{content:" ▲"}th[aria-sort=descending] button::after{content:" ▼"}
tbody th{color:var(--ink);font-size:15px;font-weight:400}
code,pre{font-family:ui-monospace,Consolas,"Liberation Mono",monospace;font-size:14px;overflow-wrap:anywhere}
pre{background:var(--mist);border-radius:8px;padding:12px;white-space:pre-wrap;margin:4px 0 12px;max-height:320px;overflow:auto}
.tag{display:inline-block;border-radius:6px;padding:1px 8px;font-size:14px;white-space:nowrap}
.seen,.right,.passed{background:var(--ok-soft);color:var(--ok)}.wrong,.failed{background:var(--error-soft);color:var(--error)}
.partly,.no-success,.follows-from-a-violation,.not-implemented{background:var(--warn-soft);color:var(--warn)}.not-seen,.not-run{background:var(--mist);color:var(--ink-2)}
summary{cursor:pointer;color:var(--azul);font-size:14px}
dl.parts{display:grid;grid-template-columns:max-content 1fr;gap:2px 16px;margin:4px 0}dl.parts dt{color:var(--ink-2);font-size:14px}dl.parts dd{margin:0;overflow-wrap:anywhere}
[hidden]{display:none!important}
@media print{form,summary{display:none}body{max-width:none}}
@media (max-width:720px){body{padding:24px 16px 64px}}
`;

/** Filters the violations by area, kind and text, and sorts the table by column. */
export const SCRIPT = `
const form=document.querySelector('form');
const rows=[...document.querySelectorAll('tr[data-area]')];
const count=document.querySelector('#count');
const texts=new Map(rows.map(row=>{const copy=row.cloneNode(true);for(const part of copy.querySelectorAll('details'))part.remove();return[row,copy.textContent.toLowerCase()];}));
function filter(){
  const {area,kind,text}=Object.fromEntries(new FormData(form));
  const words=text.toLowerCase().split(/\\s+/).filter(Boolean);
  let shown=0;
  for(const row of rows){
    const kinds=row.dataset.kinds.split(' ');
    const fits=(area===''||row.dataset.area===area)&&(kind===''||kinds.includes(kind))&&words.every(word=>texts.get(row).includes(word));
    row.hidden=!fits;
    if(fits&&row.classList.contains('violation'))shown+=1;
  }
  if(count)count.textContent=shown+(shown===1?' violation shown':' violations shown');
}
if(form){form.addEventListener('input',filter);form.addEventListener('submit',event=>event.preventDefault());form.addEventListener('reset',()=>setTimeout(filter));filter();}
for(const button of document.querySelectorAll('th button'))button.addEventListener('click',()=>{
  const head=button.closest('th');const table=head.closest('table');const body=table.tBodies[0];
  const at=[...head.parentElement.children].indexOf(head);
  const down=head.getAttribute('aria-sort')==='ascending';
  for(const other of head.parentElement.children)if(other.hasAttribute('aria-sort'))other.setAttribute('aria-sort','none');
  head.setAttribute('aria-sort',down?'descending':'ascending');
  const value=row=>row.children[at].dataset.value??row.children[at].textContent.trim();
  const order=[...body.rows].sort((a,b)=>value(a).localeCompare(value(b),'en',{numeric:true}));
  body.append(...(down?order.reverse():order));
});
`;
