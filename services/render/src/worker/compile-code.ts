import { flushCompileCache } from 'node:module';
// The modules of a rendering process and of its threads.
import './render-child.ts';
import '../segments/copy-piece.ts';
import '../segments/segment-maker.ts';

flushCompileCache();
process.exit(0);
