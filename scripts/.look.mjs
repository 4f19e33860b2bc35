import { chromium } from 'playwright-core';
const O='http://localhost:8391';
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
const out=[];
for (const [who,w,h,scheme] of [['viktor.nowak',390,844,'light'],['anna.lindqvist',1280,800,'dark']]) {
  const c=await b.newContext({viewport:{width:w,height:h},colorScheme:scheme,serviceWorkers:'block'});
  const p=await c.newPage();
  p.on('console',m=>{if(['warning','error'].includes(m.type()))out.push(who+' '+m.text())});
  p.on('pageerror',e=>out.push('ERR '+e.message));
  await p.goto(O+'/login'); await p.getByLabel('Email').fill(who+'@example.com'); await p.getByLabel('Password',{exact:true}).fill('Tiny-Step-1'); await p.keyboard.press('Enter');
  await p.waitForURL(/memberships/); await p.getByRole('article').first().waitFor();
  const pods=await p.evaluate(`fetch('/v1/pods/my-pods',{headers:{authorization:'Bearer '+localStorage.access_token}}).then(r=>r.json())`);
  const ch=await p.evaluate(`fetch('/v1/channels/my-channels',{headers:{authorization:'Bearer '+localStorage.access_token}}).then(r=>r.json())`);
  await p.addInitScript(`window.sh=[];new PerformanceObserver(l=>{for(const e of l.getEntries())if(!e.hadRecentInput)sh.push([e.value.toFixed(4),Math.round(e.startTime),e.sources.map(s=>(s.node?.className||s.node?.nodeName||'').toString().slice(0,60)).join('|')])}).observe({type:'layout-shift',buffered:true})`);
  for (const path of ['/memberships','/pods',`/pod?p=${pods[0].id}`,'/chats',`/chat?c=${ch[0].id}`,'/notifications','/my-settings']) {
    const name=path.split('?')[0].slice(1);
    let go; const over=new Promise(r=>go=r);
    await p.route('**/assets/*.js', r=>over.then(()=>r.continue()));
    await p.goto(O+path,{waitUntil:'commit'}); await p.waitForTimeout(1200);
    await p.screenshot({path:`/tmp/look40/${w}-${name}-a.png`});
    go(); await p.waitForTimeout(2500); await p.unrouteAll({behavior:'wait'});
    await p.screenshot({path:`/tmp/look40/${w}-${name}-b.png`});
    out.push(w+' '+name+' painted left: '+await p.evaluate(`!!document.getElementById('painted')`)+' shift '+await p.evaluate('JSON.stringify(sh)'));
  }
  await c.close();
}
console.log(out.join('\n')); await b.close();
