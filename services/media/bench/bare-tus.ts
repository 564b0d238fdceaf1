import { createServer } from 'node:http';
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';

/** Baseline for uploads: the protocol's own server, alone, with files in a folder. */
const [directory = '', port = ''] = process.argv.slice(2);
const tus = new Server({ path: '/uploads', datastore: new FileStore({ directory }), relativeLocation: true });
createServer((request, response) => void tus.handle(request, response)).listen(Number(port), '127.0.0.1');
