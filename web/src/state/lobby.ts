// The open challenges, kept in step with the server's news.
import type { LobbyNews } from '../api/socket';
import type { Challenge } from '../api/types';

/** By session, oldest first. */
export type Lobby = ReadonlyMap<string, Challenge>;

export function applyNews(known: Lobby | null, news: LobbyNews): Lobby | null {
  switch (news.type) {
    case 'lobby': {
      const sorted = [...news.challenges].sort((a, b) => a.created - b.created);
      return new Map(sorted.map((challenge) => [challenge.session, challenge]));
    }
    case 'challenge':
      return known && new Map([...known, [news.challenge.session, news.challenge]]);
    case 'challengeGone': {
      if (!known) return known;
      const left = new Map(known);
      left.delete(news.session);
      return left;
    }
  }
}
