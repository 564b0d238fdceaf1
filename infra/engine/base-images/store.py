"""store.py --port :PORT --health PATH --region REGION posix DATA: Swift with the command line of Versity's S3 gateway.

ROOT_ACCESS_KEY and ROOT_SECRET_KEY are the key with full access, VGW_CORS_ALLOW_ORIGIN is the origin whose scripts may read
answers. The container must end when asked to: Swift's servers share this process.
"""
import os
import shutil
import signal
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
OPTIONS = dict(zip(sys.argv[1:-2:2], sys.argv[2:-2:2]))
PORT = OPTIONS['--port'].rpartition(':')[2]
SETTINGS = '/tmp/store'

shutil.rmtree(SETTINGS, ignore_errors=True)
shutil.copytree(os.path.join(HERE, 'settings'), SETTINGS)
proxy = os.path.join(SETTINGS, 'proxy.conf')
with open(proxy) as file:
    text = file.read()
with open(proxy, 'w') as file:
    file.write(text.replace('location = us-east-1', 'location = ' + OPTIONS['--region'])
               .replace('serve:local_filter', 'store:local_filter')
               .replace('use = egg:swift#tempauth', 'paste.filter_factory = store:auth_filter'))

signal.signal(signal.SIGTERM, lambda *_: os._exit(0))
sys.argv[1:] = [SETTINGS, sys.argv[-1], '/dev/shm/store', PORT]
sys.path.insert(0, HERE)

import serve

sys.modules['store'] = sys.modules['__main__']
listen = serve.eventlet.listen


def auth_filter(global_conf, **local_conf):
    """Tempauth takes the key of a colon alone; this one knows the gateway's."""
    from swift.common.middleware import tempauth
    make = tempauth.filter_factory(global_conf, **local_conf)

    def wrap(app):
        made = make(app)
        (user,) = made.users.values()
        made.users = {os.environ['ROOT_ACCESS_KEY']: {**user, 'key': os.environ['ROOT_SECRET_KEY']}}
        return made
    return wrap


def local_filter(global_conf, **local_conf):
    """Adds the health check, and the header by which browsers let scripts read an answer."""
    inner = serve.local_filter(global_conf, **local_conf)
    origin = os.environ.get('VGW_CORS_ALLOW_ORIGIN')

    def wrap(app):
        wrapped = inner(app)

        def answer(env, start_response):
            if env['PATH_INFO'] == OPTIONS['--health']:
                start_response('200 OK', [('Content-Length', '0')])
                return [b'']

            def start(status, headers, *args):
                if origin and not any(name.lower() == 'access-control-allow-origin' for name, _ in headers):
                    headers = headers + [('Access-Control-Allow-Origin', origin)]
                return start_response(status, headers, *args)
            return wrapped(env, start)
        return answer
    return wrap


def everywhere(address, *args, **kwargs):
    host, port = address
    return listen(('0.0.0.0' if port == int(PORT) else host, port), *args, **kwargs)


serve.eventlet.listen = everywhere
# The engine's own process is the parent of a container's first.
serve.end_with = lambda parent: None
serve.main()
