/** The style sheet of the platform's own pages. Their policy contains its hash, so styles may be only here. */
export const PAGE_STYLE = `
:root{color-scheme:light dark;--ground:#f5f2ec;--card:#fffdf9;--ink:#1f2b25;--soft:#55605a;--line:#d9d3c6;
  --edge:#857f70;--accent:#a4402f;--on-accent:#fff;--note:#efe9dc;--bad:#8f2b1c}
@media (prefers-color-scheme:dark){:root{--ground:#151a17;--card:#1d2420;--ink:#ece9e1;--soft:#a9b1aa;
  --line:#39423c;--edge:#7b867e;--accent:#e2937f;--on-accent:#23110c;--note:#262e29;--bad:#f0a392}}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;display:flex;flex-direction:column;align-items:center;gap:24px;
  padding:clamp(16px,6vw,64px) 16px;background:var(--ground);color:var(--ink);
  font:16px/1.55 ui-sans-serif,system-ui,-apple-system,"Segoe UI",sans-serif}
header,main{width:100%;max-width:440px}
header{display:flex;justify-content:space-between;align-items:baseline;gap:16px}
.brand{font:600 20px/1.2 ui-serif,Georgia,"Times New Roman",serif;letter-spacing:.01em}
.kind,.small{color:var(--soft);font-size:14px}
main{display:grid;gap:20px;padding:clamp(20px,6vw,36px);background:var(--card);border:1px solid var(--line);
  border-radius:16px}
h1{font:600 26px/1.2 ui-serif,Georgia,"Times New Roman",serif;text-wrap:balance}
dl{display:grid;gap:8px}
dl div{display:flex;justify-content:space-between;align-items:baseline;gap:16px}
dt{color:var(--soft)}
dd{font-variant-numeric:tabular-nums;text-align:end}
.total{padding-top:12px;border-top:1px solid var(--line)}
.total dd{font-size:28px;font-weight:600;letter-spacing:-.01em}
.notice{padding:12px 16px;background:var(--note);border-radius:10px;font-size:15px}
.facts{gap:12px}
.facts div{display:block}
.facts dt{font-size:14px}
.facts dd{overflow-wrap:anywhere;text-align:start}
label{display:grid;gap:6px;font-weight:600}
input{width:100%;min-height:48px;padding:10px 14px;border:1px solid var(--edge);border-radius:10px;
  background:var(--card);color:var(--ink);font:inherit;font-weight:400}
input[aria-invalid=true]{border-color:var(--bad)}
.failed{color:var(--bad);font-weight:600}
form{display:grid;gap:12px}
.button{display:block;width:100%;min-height:48px;padding:12px 20px;border:1px solid var(--edge);border-radius:999px;
  background:transparent;color:var(--ink);font:inherit;font-weight:600;text-align:center;text-decoration:none;
  cursor:pointer}
.button:hover{border-color:var(--ink)}
.primary{background:var(--accent);border-color:var(--accent);color:var(--on-accent)}
.quiet{border-color:transparent;color:var(--soft);text-decoration:underline;text-underline-offset:4px}
:focus-visible{outline:3px solid var(--ink);outline-offset:3px}
@media (forced-colors:active){.button{border:1px solid}}
`;
