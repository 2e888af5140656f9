/** Imports a module. Without a network, waits until the browser is online and retries. Rethrows any other error. */
export async function retryWhenOnline<Module>(importModule: () => Promise<Module>): Promise<Module> {
  try {
    return await importModule();
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((done) => {
      window.addEventListener('online', done, { once: true });
    });
    return retryWhenOnline(importModule);
  }
}
