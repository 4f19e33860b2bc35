import { useMemo } from 'react';
import type { ListPage } from '../../api/listPage';
import type { QueryLike } from '../states/QueryState';
import { useStays } from '../useStays';
import { useNextPage, type InfiniteQueryLike, type NextPage } from './useNextPage';

/** From so many on there is a search; fewer are seen at a glance. */
export const MANY = 9;

interface Listed<Page extends ListPage<unknown>> {
  /** Those loaded so far, each once. */
  items: Page['items'];
  /** The pages they came in; who came twice stands in each. */
  pages: readonly Page[];
  /** The page that came last; its `q` is what all of these were searched for. */
  last: Page;
}

interface InfiniteAnswer<Page> extends InfiniteQueryLike {
  data?: { pages: Page[] };
  currentData?: { pages: Page[] };
  /** What it is asked for: with a `q` where something is searched. */
  originalArgs?: unknown;
  error?: unknown;
  refetch: () => unknown;
}

export interface ListedPages<Page extends ListPage<unknown>> {
  /** While another search is on its way, what the last one found. */
  query: QueryLike<Listed<Page>>;
  rest: NextPage;
  /** Whether there are, or were, so many that a search helps, or a search came with the address. */
  isLong: boolean;
}

const isSearch = (asked: unknown) => typeof asked === 'object' && asked !== null && 'q' in asked;

interface Options<Page extends ListPage<unknown>> {
  /** By what an item is known: whoever changed places while pages were fetched comes twice. */
  idOf: (item: Page['items'][number]) => string;
}

/** A list that is answered by pages, as far as somebody has scrolled (rule platform.pages). `idOf` is a constant. */
export function useListedPages<Page extends ListPage<unknown>>(
  answer: InfiniteAnswer<Page>,
  { idOf }: Options<Page>,
): ListedPages<Page> {
  const { data, currentData, originalArgs, error, refetch, isFetchNextPageError } = answer;
  const shown = error ? currentData : (currentData ?? data);
  const listed = useMemo(() => {
    const last = shown?.pages.at(-1);
    if (!shown || !last) return undefined;
    const items = new Map(shown.pages.flatMap((page) => page.items.map((item) => [idOf(item), item] as const)));
    return { items: [...items.values()], pages: shown.pages, last };
  }, [shown, idOf]);
  const isLong = useStays(isSearch(originalArgs) || (listed !== undefined && listed.last.total >= MANY));
  return {
    // A page that could not be loaded says so in its own place.
    query: { currentData: listed, error: isFetchNextPageError ? undefined : error, refetch },
    rest: useNextPage(answer),
    isLong,
  };
}
