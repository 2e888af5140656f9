/**
 * Fetches code that is wanted only now. Without a network it is waited for, and fetched as soon as there is
 * one: what is on the page stays. A fetch that fails for another reason is an error.
 */
export async function retryWhenOnline<Module>(fetch: () => Promise<Module>): Promise<Module> {
  try {
    return await fetch();
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((done) => {
      window.addEventListener('online', done, { once: true });
    });
    return retryWhenOnline(fetch);
  }
}
