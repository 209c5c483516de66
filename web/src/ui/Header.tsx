import { route } from '../router';

export function Header() {
  const here = route.value.page;
  return (
    <header class="site-head">
      <a class="brand" href="/" aria-label="Variorum, all games">
        <svg viewBox="0 0 64 64" width="30" height="30" aria-hidden="true">
          <path d="M32 31 60 43.5 32 56 4 43.5z" class="brand-3" />
          <path d="M32 19.5 60 32 32 44.5 4 32z" class="brand-2" />
          <path d="M32 8 60 20.5 32 33 4 20.5z" class="brand-1" />
          <circle cx="32" cy="20" r="5" class="brand-man" />
        </svg>
        <span>Variorum</span>
      </a>
      <nav aria-label="Site">
        <a href="/" aria-current={here === 'gallery' ? 'page' : undefined}>
          Games
        </a>
      </nav>
    </header>
  );
}
