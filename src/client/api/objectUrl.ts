/** For a query of an image, whose data is an object URL. */
export const asObjectUrl = async (response: Response): Promise<unknown> =>
  response.ok ? URL.createObjectURL(await response.blob()) : response.json();

interface CacheEntry {
  cacheDataLoaded: PromiseLike<{ data: string }>;
  cacheEntryRemoved: Promise<void>;
}

/** Its `onCacheEntryAdded`. */
export async function revokeWithEntry(_image: unknown, entry: CacheEntry): Promise<void> {
  const loaded = await Promise.resolve(entry.cacheDataLoaded).catch(() => undefined);
  await entry.cacheEntryRemoved;
  if (loaded) URL.revokeObjectURL(loaded.data);
}
