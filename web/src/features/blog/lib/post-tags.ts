/** The tags of an article about a topic, as shared links and crawlers see them (SPEC section 2). */
export function postTags(topic: string): string[] {
  return [topic, `${topic} ideas`, `${topic} online`, `DIY ${topic}`, 'Custom Video Invitation', 'Video Invitations Online'];
}
