// Import directions (ARCHITECTURE.md): web → proto; services/* → kit → proto; infra → kit, proto. No other.
/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'proto-imports-nothing-of-the-house',
      severity: 'error',
      from: { path: '^proto/' },
      to: { path: '^(services|web|infra)/' },
    },
    {
      name: 'web-imports-only-proto',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(services|infra)/' },
    },
    {
      name: 'kit-imports-only-proto',
      severity: 'error',
      from: { path: '^services/kit/' },
      to: { path: ['^services/(?!kit/)', '^(web|infra)/(?!test-support/)'] },
    },
    {
      name: 'services-import-only-kit-and-proto',
      severity: 'error',
      from: { path: '^services/([^/]+)/' },
      // Tests take their servers and stand-ins from infra; a service itself never does.
      to: { path: '^services/', pathNot: ['^services/$1/', '^services/kit/'] },
    },
    {
      name: 'services-import-nothing-of-web-and-infra',
      severity: 'error',
      from: { path: '^services/[^/]+/(?!test/)' },
      to: { path: '^(web|infra)/' },
    },
    {
      name: 'infra-imports-only-kit-and-proto',
      severity: 'error',
      from: { path: '^infra/' },
      to: { path: ['^services/(?!kit/)', '^web/'] },
    },
    {
      name: 'features-do-not-import-each-other',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'components-and-lib-stand-below-features',
      severity: 'error',
      from: { path: '^web/src/(components|lib)/' },
      to: { path: '^web/src/(features|app)/' },
    },
    {
      name: 'imports-resolve',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '[.](css|svg)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.data)/' },
    // Imports of types count too.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
      mainFields: ['module', 'main', 'types'],
    },
    // A workspace package is its folder: what stands behind the link decides.
    preserveSymlinks: false,
  },
};
