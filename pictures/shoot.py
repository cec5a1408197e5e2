"""Renders one picture inside Blender: blender -b -P shoot.py -- job.json"""
import json
import os
import shutil
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import labels
import finish
import compose


def main(path):
    job = json.load(open(path))
    t = time.time()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    tmp = job['tmp']
    shutil.rmtree(tmp, ignore_errors=True)
    os.makedirs(tmp)
    exposure = compose.build(job)
    t1 = time.time()
    bpy.ops.render.render()
    t2 = time.time()
    finish.run(tmp, job['out'], tuple(job['size']), exposure, job.get('quality', 88), job.get('raw', False), job.get('radius', 4))
    if not os.environ.get('SHOT_KEEP'):
        shutil.rmtree(tmp, ignore_errors=True)
    print(f"SHOT {job['key']} build {t1-t:.1f} render {t2-t1:.1f} finish {time.time()-t2:.1f}", flush=True)


main(sys.argv[sys.argv.index('--') + 1])
