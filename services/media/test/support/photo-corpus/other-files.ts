import sharp from 'sharp';
import { type CorpusFile, NOT_A_PHOTO } from './corpus.ts';
import { picture } from './picture.ts';

const VIDEO = /video, not a photo/;
const OTHER = /kind of picture cannot be used.*JPEG/;
const bytes = (text: string): Buffer => Buffer.from(text, 'latin1');
const PDF = /PDF document.*JPEG/;

export const OTHER_FILES: CorpusFile[] = [
  { name: 'GIF', make: () => picture().gif().toBuffer(), becomes: /GIF pictures cannot be used/ },
  {
    name: 'SVG with a script',
    make: () => bytes('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
    becomes: NOT_A_PHOTO,
  },
  {
    name: 'SVG that reads a file',
    make: () =>
      bytes(
        '<?xml version="1.0"?><!DOCTYPE s [<!ENTITY f SYSTEM "file:///etc/passwd">]><svg width="9" height="9"><text>&f;</text></svg>',
      ),
    becomes: NOT_A_PHOTO,
  },
  { name: 'TIFF', make: () => picture().tiff().toBuffer(), becomes: OTHER },
  { name: 'BMP', make: () => Buffer.concat([bytes('BM'), Buffer.alloc(200)]), becomes: OTHER },
  { name: 'PDF', make: () => bytes('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj'), becomes: PDF },
  {
    name: 'PDF with a JPEG in it',
    make: async () => Buffer.concat([bytes('%PDF-1.7\n'), await picture().jpeg().toBuffer()]),
    becomes: PDF,
  },
  { name: 'program of Windows', make: () => Buffer.concat([bytes('MZ'), Buffer.alloc(300, 0x90)]), becomes: NOT_A_PHOTO },
  { name: 'program of Linux', make: () => Buffer.concat([bytes('\x7fELF'), Buffer.alloc(300, 0x90)]), becomes: NOT_A_PHOTO },
  { name: 'MP4', make: () => bytes('\0\0\0\x18ftypmp42\0\0\0\0isommp42\0\0\0\x08mdat'), becomes: VIDEO },
  { name: 'QuickTime', make: () => bytes('\0\0\0\x14ftypqt  \0\0\0\0qt  \0\0\0\x08mdat'), becomes: VIDEO },
  { name: 'WebM', make: () => Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.alloc(100)]), becomes: VIDEO },
  { name: 'ZIP archive', make: () => bytes('PK\x03\x04 and so on'), becomes: NOT_A_PHOTO },
  { name: 'text', make: () => bytes('This is a photo. Trust me.'), becomes: NOT_A_PHOTO },
  { name: 'script of a shell', make: () => bytes('#!/bin/sh\nrm -rf /\n'), becomes: NOT_A_PHOTO },
  {
    name: 'script for ImageMagick',
    make: () =>
      bytes('push graphic-context\nviewbox 0 0 640 480\nfill \'url(https://evil.example/x.jpg"|ls "-la)\'\npop graphic-context'),
    becomes: NOT_A_PHOTO,
  },
  { name: 'one byte', make: () => Buffer.from([0]), becomes: NOT_A_PHOTO },
  { name: 'a megabyte of zeros', make: () => Buffer.alloc(1024 * 1024), becomes: NOT_A_PHOTO },
  {
    name: 'raw pixels',
    make: () =>
      sharp({ create: { width: 99, height: 99, channels: 3, background: '#123456' } })
        .raw()
        .toBuffer(),
    becomes: NOT_A_PHOTO,
  },
];
