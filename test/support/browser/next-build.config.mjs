import { defineConfig, mergeConfig } from 'vite';
import ours from '../../../vite.config.ts';

/** Changes the product's name to distinguish the builds. */
const marked = {
  name: 'marked-build',
  enforce: 'pre',
  transform(code, id) {
    return id.endsWith('/shell/wordmark.tsx') ? code.replace('{appName}</span>', '{appName} 2</span>') : null;
  },
};

/** The application as built by the next release, without compressed files. */
export default defineConfig((env) => {
  const { plugins, ...config } = ours(env);
  const drawing = plugins.filter((plugin) => plugin?.name !== 'pack-assets');
  return mergeConfig({ ...config, plugins: drawing }, { plugins: [marked] });
});
