/* Behaviour of the page: search, copying, theme, and highlighting the current position. */
const search = document.querySelector('#search');
const matches = document.querySelector('#matches');
const contents = document.querySelector('#contents');
const sections = [...document.querySelectorAll('.endpoint')];
const groups = [...document.querySelectorAll('.group')];
const words = new Map(sections.map((section) => [section, section.textContent.toLowerCase()]));
const linkTo = (id) => contents.querySelector(`a[href="#${CSS.escape(id)}"]`);

function filter() {
  const wanted = search.value.trim().toLowerCase().split(/\s+/);
  for (const section of sections) section.hidden = !wanted.every((word) => words.get(section).includes(word));
  for (const group of groups) group.hidden = !group.querySelector('.endpoint:not([hidden])');
  for (const section of sections) {
    const entry = linkTo(section.id)?.closest('li');
    if (entry) entry.hidden = section.hidden;
  }
  const shown = sections.filter((section) => !section.hidden).length;
  matches.textContent = search.value.trim() === '' ? '' : shown === 1 ? '1 match' : `${shown} matches`;
}

search.closest('.search').hidden = false;
search.addEventListener('input', filter);
document.addEventListener('keydown', (event) => {
  const isTyping = event.target instanceof HTMLInputElement;
  if (event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) {
    event.preventDefault();
    if (getComputedStyle(contents).display === 'none') contents.showPopover();
    search.focus();
  }
  if (event.key === 'Escape' && event.target === search && search.value !== '') {
    event.preventDefault();
    search.value = '';
    filter();
  }
});
contents.addEventListener('click', (event) => {
  if (event.target.closest('a') && contents.matches(':popover-open')) contents.hidePopover();
});

for (const button of document.querySelectorAll('.copy')) {
  button.hidden = !navigator.clipboard;
  const copy = async () => {
    const code = button.closest('.sample').querySelector('code').textContent;
    const isCopied = await navigator.clipboard.writeText(code).then(
      () => true,
      () => false,
    );
    button.textContent = isCopied ? 'Copied' : 'Not copied';
    setTimeout(() => (button.textContent = 'Copy'), 1500);
  };
  button.addEventListener('click', () => void copy());
}

const themes = { system: 'System', light: 'Light', dark: 'Dark' };
const theme = document.querySelector('.theme');
const current = () => document.documentElement.dataset.theme ?? 'system';
const sayTheme = () => {
  theme.textContent = themes[current()];
  theme.ariaLabel = `Colours: ${themes[current()]}`;
};
theme.hidden = false;
sayTheme();
theme.addEventListener('click', () => {
  const names = Object.keys(themes);
  const next = names[(names.indexOf(current()) + 1) % names.length];
  if (next === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = next;
  const age = next === 'system' ? 0 : 365 * 24 * 60 * 60;
  document.cookie = `theme=${next === 'system' ? '' : next}; path=/; max-age=${age}; samesite=lax`;
  sayTheme();
});

const visible = new Set();
const watcher = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting) visible.add(target);
      else visible.delete(target);
    contents.querySelector('[aria-current]')?.removeAttribute('aria-current');
    const first = sections.find((section) => visible.has(section));
    const link = first && linkTo(first.id);
    link?.setAttribute('aria-current', 'location');
    if (!link || contents.matches(':popover-open, :hover, :focus-within')) return;
    const { offsetTop } = link;
    const { scrollTop, clientHeight } = contents;
    if (offsetTop < scrollTop || offsetTop > scrollTop + clientHeight - 60)
      contents.scrollTop = offsetTop - clientHeight / 3;
  },
  { rootMargin: '-10% 0px -70% 0px' },
);
for (const section of sections) watcher.observe(section);
