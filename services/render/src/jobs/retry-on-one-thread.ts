import { RenderError } from '../pipeline/errors.ts';

/** A render that takes too much memory is tried once more on a single thread, which needs less: its finished segments are kept. */
export async function retryOnOneThread<Value>(
  render: (threads?: number) => Promise<Value>,
  onRetry: (error: RenderError) => void,
): Promise<Value> {
  try {
    return await render();
  } catch (error) {
    if (!(error instanceof RenderError) || error.code !== 'memory_exceeded') throw error;
    onRetry(error);
    return render(1);
  }
}
