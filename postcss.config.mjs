/**
 * Tailwind's stand-in for @property, which every browser that the storefront is made for knows (`browserslist` in
 * package.json): none of them would use it, and each would load it.
 */
const withoutStandIn = {
  postcssPlugin: 'without-stand-in',
  OnceExit(root) {
    root.walkAtRules('layer', (layer) => {
      if (layer.params === 'properties' && layer.nodes) layer.remove();
    });
  },
};

const config = { plugins: ['@tailwindcss/postcss', withoutStandIn] };

export default config;
