import { catalogue } from './games/index';
import { canUndo } from './games/kit/undo';
import { playThrough } from './tests/tools/scenes';
for (const e of catalogue) { const {game}=await e.ruleset(); console.log(e.manifest.id, game.disableUndo, e.manifest.players);
 if(game.disableUndo) continue; let fair=0, unfair=0,n=0;
 await playThrough(e, e.manifest.players.min, 'undo', (m)=>{ n++; const {G,ctx}=m.state; const [seat,...o]=Object.keys(G.asked); const last=m.log.findLast(({action,automatic})=>action.type==='MAKE_MOVE'&&!automatic); if(seat===undefined||o.length||last?.action.payload.playerID!==seat)return; canUndo(G,ctx,m.log,seat)?fair++:unfair++;}); console.log(n,fair,unfair);}
