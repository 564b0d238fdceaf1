import { flushCompileCache } from 'node:module';
// The modules of a rendering process and of its threads, and of a process of live stills.
import '../live-stills/still-child.ts';
import './render-child.ts';
import '../segments/segment-maker.ts';

flushCompileCache();
process.exit(0);
