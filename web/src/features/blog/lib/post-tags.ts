/** The tags of an article about a topic, for shared links and crawlers (docs/spec-coverage.md, "Article tags"). */
export function postTags(topic: string): string[] {
  return [topic, `${topic} ideas`, `${topic} online`, `DIY ${topic}`, 'Custom Video Invitation', 'Video Invitations Online'];
}
