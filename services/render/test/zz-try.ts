import { FormatContext, InputFormat, AVMEDIA_TYPE_AUDIO } from 'node-av';
import { wav, writeSound, pack, drums } from './sound-files.ts';
const p = await pack(await writeSound(wav({seconds:3,value:drums(120)})),'m4a');
for (const [k,v] of [['protocol_whitelist','file'],['protocol_whitelist','data'],['codec_whitelist','mp3float'],['codec_whitelist','aac'],['format_whitelist','wav'],['format_whitelist','mov,mp4,m4a,3gp,3g2,mj2']] as const) {
  const c = new FormatContext(); c.allocContext();
  const s = c.setOption(k, v);
  const r = await c.openInput(p, InputFormat.findInputFormat('mov'));
  const i = r>=0 ? await c.findStreamInfo(null) : 'x';
  const st = r>=0 ? c.streams.map(s=>[s.codecpar.sampleRate, s.codecpar.format, s.codecpar.channels]) : 0;
  console.log(k,v,s,r,i,st);
  await c.closeInput();
}
