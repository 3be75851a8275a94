import {readFileSync,existsSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import path from 'node:path';
import {parse} from 'yaml';
import {readIndex} from '/tmp/wt/content/src/cli/search/readIndex.ts';
import {createEngine} from '/tmp/wt/content/src/search/engine.ts';
import {evaluate, rankOf} from '/tmp/wt/content/src/search/evaluate.ts';
const index = readIndex('/tmp/content-build0');
// overlay the current front matter
for (const p of index.pages as any[]) {
  const base='docs'+p.route.replace(/\/$/,'');
  const f=[base+'.mdx',base+'/index.mdx'].find(f=>existsSync(f));
  if(!f) continue;
  const fm=parse(readFileSync(f,'utf8').split('---\n')[1]!) as any;
  if (fm.description) p.description=fm.description;
  if (fm.title && p.sections[0]) p.sections[0][1]=fm.title;
  p.keywords=Array.isArray(fm.keywords)?fm.keywords.join(typeof p.keywords==='string'&&p.keywords.includes(',')?', ':' '):p.keywords;
}
const engine=createEngine(index);
const args=process.argv.slice(2);
if(args[0]==='mrr'){
  const F='tests/search/';
  for(const f of ['queries.json','paraphrases.json']){const q=JSON.parse(readFileSync(F+f,'utf8'));const e=evaluate(q,engine);console.log(f,e.mrr.toFixed(4),e.hit1,e.hit3);}
  const ranks=JSON.parse(readFileSync(F+'ranks.json','utf8'));
  for(const f of ['queries.json','paraphrases.json'])for(const q of JSON.parse(readFileSync(F+f,'utf8'))){const r=rankOf(q,engine);if(r!==ranks[q.query])console.log('  ',q.query,ranks[q.query],'->',r)}
} else for(const q of args){console.log('Q',q);for(const p of engine.search(q).pages.slice(0,6))console.log('   ',p.score.toFixed(3),p.route)}
