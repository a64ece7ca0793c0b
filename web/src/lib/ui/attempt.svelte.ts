/** Something that may take a while and may fail: one at a time, and what went wrong last. */
export class Attempt {
  busy = $state(false);
  problem = $state.raw<unknown>(null);

  async make(work: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    try {
      await work();
    } catch (refused) {
      this.problem = refused;
    } finally {
      this.busy = false;
    }
  }
}
