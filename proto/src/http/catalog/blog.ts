import { Type } from 'typebox';
import { Post, PostSummary } from '../../domain/post.ts';
import { defineOperation } from '../shared/operation.ts';

/** All articles in one answer: they are few and are part of the shop's code. */
export const listPosts = defineOperation({
  name: 'listPosts',
  method: 'GET',
  path: '/api/blog',
  access: 'public',
  summary: 'The articles of the blog, newest first',
  answer: Type.Object({ posts: Type.Array(PostSummary) }),
});

export const getPost = defineOperation({
  name: 'getPost',
  method: 'GET',
  path: '/api/blog/{slug}',
  access: 'public',
  summary: 'One article with its text and the themes it links to',
  params: Type.Object({ slug: Type.String({ maxLength: 120 }) }),
  answer: Post,
});
